/** Passwords of at least 8 characters that attackers try first. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 0123456789 12341234
  11111111 00000000 88888888 87654321 987654321 11223344 1q2w3e4r 1qaz2wsx qwertyui qwertyuiop qwerty123 qwertzui qwertzuiop
  asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 a1b2c3d4 iloveyou sunshine princess football baseball superman trustno1
  letmein1 welcome1 welcome123 admin123 administrator changeme computer internet whatever starwars michelle jennifer
  geslo123 geslo1234 mojegeslo slovenija ljubljana lokacija obcestje`.split(/\s+/),
);

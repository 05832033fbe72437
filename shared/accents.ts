/** Latin letters that Unicode normalization (NFD) does not decompose. */
const undivided: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'TH',
  þ: 'th',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  ß: 'ss',
  ẞ: 'SS',
  ı: 'i',
  ĸ: 'k',
  Ŋ: 'N',
  ŋ: 'n',
}

/** Skips plain letters without marks. */
const accented = /[A-Za-z]\p{Mn}+|(?![A-Za-z])\p{Script=Latin}\p{Mn}*/gu

/** Removes accents from Latin letters (specification §9); case and everything else stay. */
export function stripAccents(text: string): string {
  return text.replace(accented, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{Mn}+/gu, '')
    return undivided[plain] ?? plain
  })
}

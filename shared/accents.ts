/** Latin letters that Unicode does not take apart into a plain letter and a mark. */
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

/** A plain letter without marks is left out: most letters are, and thousands of texts are searched at each key. */
const accented = /[A-Za-z]\p{Mn}+|(?![A-Za-z])\p{Script=Latin}\p{Mn}*/gu

/** The text with its accented Latin letters made plain (specification §9); upper and lower case stay, as does the rest. */
export function stripAccents(text: string): string {
  return text.replace(accented, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{Mn}+/gu, '')
    return undivided[plain] ?? plain
  })
}

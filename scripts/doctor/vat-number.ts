/** Eleven digits, with or without the country, whose check digit is right (Luhn's). */
export function isVatNumber(text: string): boolean {
  const digits = text.replace(/^IT/i, '').replace(/\s/g, '')
  if (!/^\d{11}$/.test(digits) || /^0{11}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether a tidy text is an e-mail address, a telephone number (6–15 digits) or neither. */
export function contactMethod(reach: string): 'email' | 'phone' | null {
  if (/^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(reach)) return 'email'
  return /^\+?\d{6,15}$/.test(reach.replace(/[\s./()-]/g, '')) ? 'phone' : null
}

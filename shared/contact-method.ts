/** Expects tidy text. A phone number has 6–15 digits. */
export function contactMethod(reach: string): 'email' | 'phone' | null {
  if (/^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(reach)) return 'email'
  return /^\+?\d{6,15}$/.test(reach.replace(/[\s./()-]/g, '')) ? 'phone' : null
}

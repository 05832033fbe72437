/** Loaded on demand. */
export const loadPhoneCode = () => import('./phone-code.tsx').then(({ PhoneCode }) => PhoneCode)

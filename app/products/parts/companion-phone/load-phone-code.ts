/** Opens a room for the visitor's telephone; nothing of it is fetched before. */
export const loadPhoneCode = () => import('./phone-code.tsx').then(({ PhoneCode }) => PhoneCode)

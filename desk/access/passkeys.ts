import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AccessStore } from './access-store.ts'

const minutes = 60_000
// EdDSA, ES256, RS256: what devices have. Node calls the newer ones experimental.
const supportedAlgorithmIDs = [-8, -7, -257]

type Deps = { origin: string; store: AccessStore; now?: (() => number) | undefined }

/** Both ceremonies of WebAuthn: for this site only, with the device's own lock, and each challenge once. */
export function createPasskeys({ origin, store, now = Date.now }: Deps) {
  const rpID = new URL(origin).hostname
  const challenges = new Map<string, number>()
  const challenged = <Options extends { challenge: string }>(options: Options): Options => {
    for (const [challenge, end] of challenges) if (end < now()) challenges.delete(challenge)
    challenges.set(options.challenge, now() + 5 * minutes)
    return options
  }
  const take = (challenge: string) => {
    const end = challenges.get(challenge) ?? 0
    return challenges.delete(challenge) && end > now()
  }
  const expected = {
    expectedChallenge: take,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }
  return {
    registrationOptions: async (brand: string) =>
      challenged(
        await generateRegistrationOptions({
          rpID,
          supportedAlgorithmIDs,
          rpName: brand,
          userName: brand,
          timeout: 5 * minutes,
          excludeCredentials: store.passkeys().map(({ id }) => ({ id })),
          // Kept by the device, so that nobody types a name to sign in.
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      ),
    register: (response: RegistrationResponseJSON) =>
      verifyRegistrationResponse({ ...expected, supportedAlgorithmIDs, response }).then(
        ({ registrationInfo }) => registrationInfo?.credential,
        () => undefined,
      ),
    signInOptions: async () =>
      challenged(
        await generateAuthenticationOptions({ rpID, userVerification: 'required', timeout: 5 * minutes }),
      ),
    signIn: async (response: AuthenticationResponseJSON) => {
      const credential = store.credential(response.id)
      if (!credential) return undefined
      return verifyAuthenticationResponse({ ...expected, response, credential }).then(
        ({ verified, authenticationInfo }) => (verified ? authenticationInfo : undefined),
        () => undefined,
      )
    },
  }
}

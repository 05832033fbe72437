import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Told = { challenge: string }
/** What a genuine device would say; each can be replaced. */
type Said = { origin?: string; rpId?: string; isVerified?: boolean }

/** A device with a passkey for `https://www.example.it`, without hardware or browser. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)

  function authData({ rpId = 'www.example.it', isVerified = true }: Said, attested: Buffer) {
    const flags = 1 | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    // Devices that share their passkeys keep no counter.
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), Buffer.alloc(4), attested])
  }

  function clientData(type: string, { challenge }: Told, { origin = 'https://www.example.it' }: Said) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  const credential = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} }
  return {
    register: (told: Told, said: Said = {}) => {
      const length = Buffer.from([0, id.length])
      const data = authData(said, Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]))
      const attestationObject = Buffer.concat([
        hex('a363666d74646e6f6e656761747453746d74a0686175746844617461'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', told, said)),
          attestationObject: base64(attestationObject),
        },
      }
    },
    signIn: (told: Told, said: Said = {}) => {
      const data = authData(said, Buffer.alloc(0))
      const client = clientData('webauthn.get', told, said)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      }
    },
  }
}

/** As CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(publicKey: KeyObject) {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  return Buffer.concat([hex('a5010203262001215820'), bytes(x), hex('225820'), bytes(y)])
}

const hex = (text: string) => Buffer.from(text, 'hex')
const base64 = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** What the site uses of the Shape Detection API and of the permissions policy, which not every browser has. */
declare class BarcodeDetector {
  constructor(options: { formats: readonly string[] })
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}

interface Document {
  readonly featurePolicy?: { allowsFeature: (feature: string) => boolean }
}

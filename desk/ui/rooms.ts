import { type ComponentType, lazy } from 'react'

export const rooms = [
  { id: 'words', View: lazy(() => import('../words/words-view.tsx')) },
  { id: 'rows', View: lazy(() => import('../rows/rows-view.tsx')) },
  { id: 'requests', View: lazy(() => import('../requests/requests-view.tsx')) },
  { id: 'health', View: lazy(() => import('../health/health-view.tsx')) },
  { id: 'publish', View: lazy(() => import('../publish/publish-view.tsx')) },
  { id: 'access', View: lazy(() => import('../access/access-view.tsx')), isOnServer: true },
] as const satisfies readonly { id: string; View: ComponentType; isOnServer?: true }[]

import { Component, type ReactNode } from 'react'
import { Broken } from './broken.tsx'

type BoundaryProps = { children: ReactNode }

/** Keeps a fault of one part from blanking the page. React has no function component for this. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}

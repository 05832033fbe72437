import { Component, type ReactNode } from 'react'

type BoundaryProps = { children: ReactNode; fallback: ReactNode }

/** Keeps a fault of one part from blanking the page. React has no function component for this. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

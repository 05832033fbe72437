import { type ComponentType, useState } from 'react'
import { showError } from '#app/components/toaster/show-error.ts'

/** Its code loads when it is first opened; a failure shows a toast. */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    setOpen(!isOpen)
    if (!loaded) load().then((Part) => setLoaded({ Part }), showError)
  }
  return { Part: isOpen ? loaded?.Part : undefined, isOpen, toggle }
}

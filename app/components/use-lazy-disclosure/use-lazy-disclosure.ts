import { type ComponentType, useState } from 'react'
import { showError } from '#app/components/toaster/show-error.ts'

/** Its code loads when it is first opened; a failure shows a toast. */
export function useLazyDisclosure<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Content: ComponentType<Props> }>()
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    setOpen(!isOpen)
    if (!loaded) load().then((Content) => setLoaded({ Content }), showError)
  }
  return { Content: isOpen ? loaded?.Content : undefined, isOpen, toggle }
}

import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './module-switch.module.css'

type ModuleSwitchProps = { isOn: boolean; toggle: () => void }

/** Puts the block into the site, or takes it out; its room is kept for it. */
export function ModuleSwitch({ isOn, toggle }: ModuleSwitchProps) {
  const { t } = usePageContext()
  const live = useHydrated()
  return (
    <div className={styles.room}>
      {live && (
        <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={toggle}>
          <i className={styles.knob} />
          {t('plugins.switch')}
        </button>
      )}
    </div>
  )
}

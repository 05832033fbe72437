import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './module-switch.module.css'

type ModuleSwitchProps = { isOn: boolean; toggle: () => void }

/** Its room is reserved until hydration. */
export function ModuleSwitch({ isOn, toggle }: ModuleSwitchProps) {
  const { t } = usePageContext()
  const live = useHydrated()
  return (
    <div className={`${styles.room} scripted unprinted`}>
      {live && (
        <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={toggle}>
          <i className={styles.knob} />
          {t('plugins.switch')}
        </button>
      )}
    </div>
  )
}

import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './module-switch.module.css'
import { tryModule, useTriedModule } from './tried-module.ts'

/** Its room is reserved until hydration. */
export function ModuleSwitch() {
  const { t } = usePageContext()
  const live = useHydrated()
  const { isOn } = useTriedModule()
  return (
    <div className={`${styles.room} scripted unprinted`}>
      {live && (
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          className={styles.switch}
          onClick={() => tryModule({ isOn: !isOn })}
        >
          <i className={styles.knob} />
          {t('plugins.switch')}
        </button>
      )}
    </div>
  )
}

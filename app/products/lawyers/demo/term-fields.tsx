import type { ComponentProps, ReactNode } from 'react'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { type Fault, firstDay, lastDay, turned, units, withPreset } from '#app/products/lawyers/asked-term.ts'
import { presetsOf } from '#app/products/lawyers/presets.ts'
import styles from './term-fields.module.css'
import { dueWords } from './term-words.ts'
import type { TypedTerm } from './use-term.ts'

/** Of the fault's words, which stand below all fields, over the full measure. */
export const faultId = 'term-fault'

export function TermFields({ asked }: { asked: TypedTerm }) {
  const { lang, t } = usePageContext()
  const { typed, counted, isLast, isChanged } = asked
  return (
    <fieldset className={`${styles.fields} scripted unprinted`}>
      <legend className="visually-hidden">{t('lawyers.example.asked')}</legend>
      <Directions asked={asked} />
      <Field
        asked={asked}
        name="from"
        label={t(typed.back ? 'lawyers.example.hearing' : 'lawyers.example.since')}
        type="date"
        min={firstDay}
        max={lastDay}
      />
      <PresetChoice asked={asked} />
      <Field
        asked={asked}
        name="length"
        label={t('lawyers.example.term')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        beside={<UnitChoice asked={asked} />}
      />
      <p className="visually-hidden" role="status">
        {isChanged &&
          (isLast || !counted
            ? t('lawyers.example.last')
            : t('lawyers.example.due', { due: dueWords(counted.result.due, lang) }))}
      </p>
    </fieldset>
  )
}

type FieldProps = ComponentProps<'input'> & {
  asked: TypedTerm
  name: Fault['field']
  label: string
  /** On the same line. */
  beside?: ReactNode
}

function Field({ asked, name, label, beside, ...rest }: FieldProps) {
  const { typed, fault, change, leave } = asked
  const id = `term-${name}`
  const isWrong = fault?.field === name
  return (
    <div>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <p className={fields.row}>
        <input
          {...rest}
          className={fields.line}
          id={id}
          value={typed[name]}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? faultId : undefined}
          onChange={({ target }) =>
            change(
              (now) => ({ ...now, [name]: target.value, ...(name === 'length' && { preset: undefined }) }),
              name,
            )
          }
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
        {beside}
      </p>
    </div>
  )
}

function UnitChoice({ asked: { typed, change } }: { asked: TypedTerm }) {
  const { t } = usePageContext()
  return (
    <select
      className={`${fields.line} ${fields.choice} ${styles.unit}`}
      aria-label={t('lawyers.example.unit')}
      value={typed.unit}
      onChange={({ target }) => {
        const unit = units.find((one) => one === target.value) ?? 'days'
        change((now) => ({ ...now, unit, preset: undefined }))
      }}
    >
      {(typed.back ? units.slice(0, 1) : units).map((unit) => (
        <option key={unit} value={unit}>
          {t(`lawyers.unit.${unit}`, { count: Number(typed.length) || 0 })}
        </option>
      ))}
    </select>
  )
}

/** Radio buttons that look like tabs. */
function Directions({ asked: { typed, change } }: { asked: TypedTerm }) {
  const { t } = usePageContext()
  return (
    <div className={`wrap ${styles.directions}`} role="radiogroup" aria-label={t('lawyers.direction.label')}>
      {([false, true] as const).map((back) => (
        <label key={String(back)} className={`${fields.tab} ${styles.direction}`}>
          <input
            className="visually-hidden"
            type="radio"
            name="term-direction"
            checked={typed.back === back}
            onChange={() => change((now) => turned(now, back))}
          />
          {t(back ? 'lawyers.direction.back' : 'lawyers.direction.forward')}
        </label>
      ))}
    </div>
  )
}

function PresetChoice({ asked: { typed, change } }: { asked: TypedTerm }) {
  const { t } = usePageContext()
  return (
    <div className={styles.presets}>
      <label className={fields.label} htmlFor="term-preset">
        {t('lawyers.example.preset')}
      </label>
      <select
        id="term-preset"
        className={`${fields.line} ${fields.choice}`}
        value={typed.preset ?? ''}
        onChange={({ target }) => change((now) => withPreset(now, target.value))}
      >
        <option value="">{t('lawyers.preset.none')}</option>
        {presetsOf(typed.back).map(({ id }) => (
          <option key={id} value={id}>
            {t(`lawyers.preset.${id}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

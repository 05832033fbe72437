import type { ReactNode } from 'react'
import { Code } from '#app/components/code/code.tsx'
import { Good } from '#app/components/goods/good.tsx'
import { Level } from '#app/components/level/level.tsx'
import type { OfferingId } from '#content/offerings.ts'
import type { Translate } from '#shared/messages.ts'

/** One small piece of each product's interface, for its cell of the bento. Drawings: not read aloud. */
export const fragments = {
  warehouse: (t) => (
    <table>
      <tbody>
        <StockRow name={t('home.tools.coffee')} filled={2} count={4} />
        <StockRow name={t('home.tools.sugar')} filled={11} count={26} />
        <StockRow name={t('home.tools.filters')} filled={7} count={11} />
      </tbody>
    </table>
  ),
  menudigitale: () => <Code of="menudigitale" size={206} lazy />,
  easycomande: (t) => (
    <>
      <b>{t('home.tools.table')}</b>
      <span>{`2 ${t('dish.bruschetta')}`}</span>
      <span>{`3 ${t('dish.trofie')}`}</span>
    </>
  ),
  easydelivery: () => (
    <>
      <i />
      <i />
      <i />
      <i />
      <b>19:42</b>
      <b>20:17</b>
    </>
  ),
  lawyers: (t) => (
    <>
      <b>8</b>
      <span>{t('home.tools.day')}</span>
      <small>{t('home.tools.count')}</small>
    </>
  ),
  ecommerce: () => (
    <>
      <Good name="oil" height={110} />
      <Good name="honey" height={47} />
      <Good name="moka" height={80} />
      <Good name="coffee" height={92} />
      <Good name="cup" height={34} />
    </>
  ),
  plugins: (t) => (
    <>
      <i />
      <i />
      <b>{t('header.menu')}</b>
      <i />
    </>
  ),
  costaeventi: (t) => (
    <table>
      <tbody>
        <EventRow day="12" name={t('home.tools.concert')} time="21:30" />
        <EventRow day="13" name={t('home.tools.feast')} time="19:00" />
      </tbody>
    </table>
  ),
} satisfies { readonly [id in OfferingId]?: (t: Translate) => ReactNode }

function StockRow({ name, filled, count }: { name: string; filled: number; count: number }) {
  return (
    <tr>
      <td>{name}</td>
      <td>
        <Level filled={filled} threshold={6} />
      </td>
      <td>
        <b>{count}</b>
      </td>
    </tr>
  )
}

function EventRow({ day, name, time }: { day: string; name: string; time: string }) {
  return (
    <tr>
      <td>
        <b>{`${day}\u00a0\u00a0`}</b>
      </td>
      <td>{name}</td>
      <td>{time}</td>
    </tr>
  )
}

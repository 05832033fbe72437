import type { Examples } from '#app/examples/example.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from './site-link.tsx'

const long = 'Autorisierungsverwaltungsdienstleistungsgesellschaft & Precipitevolissimevolmente S.r.l.'

export const examples: Examples = {
  component: 'Links and buttons',
  states: [
    {
      name: 'button',
      view: (
        <SiteLink className="button" to={{ page: 'contact' }}>
          Chiedi un preventivo
        </SiteLink>
      ),
    },
    {
      name: 'second action',
      view: (
        <SiteLink className="go" to={{ page: 'home', anchor: 'warehouse' }}>
          Guarda gli attrezzi <Icon name="arrow-down" size={18} />
        </SiteLink>
      ),
    },
    {
      name: 'a very long word on a button',
      view: (
        <button type="button" className="button">
          {long}
        </button>
      ),
    },
    { name: 'fine print', view: <p className="fine">{long}</p> },
  ],
}

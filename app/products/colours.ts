/** Colours of each product's folder; the site's own are in `app/styles/tokens.css`. */
import.meta.glob('./*/colours.css', { eager: true })

/** Every product's colours, as its folder has them; the site's own stand in `app/styles/tokens.css`. */
import.meta.glob('./*/colours.css', { eager: true })

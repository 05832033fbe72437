export default function WordsView() {
  return <h1>words</h1>
}

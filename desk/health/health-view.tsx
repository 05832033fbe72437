export default function HealthView() {
  return <h1>health</h1>
}

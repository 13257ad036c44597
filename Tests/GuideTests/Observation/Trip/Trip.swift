import Binding
import Observation

@MainActor
@Observable
final class Trip {
    var name = "Huế"
    var nights = 2
    var price = 50
    var cost: Int { nights * price }

    let isBooked = Observable(false)
}

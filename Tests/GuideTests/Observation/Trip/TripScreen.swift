import Wayline
import WaylineObservation

/// A trip whose price changes.
final class TripScreen: ViewScreen {
    let view = TripView()
    let trip: Trip
    private let prices: AsyncThrowingStream<Int, any Error>

    init(_ trip: Trip, prices: AsyncThrowingStream<Int, any Error>) {
        (self.trip, self.prices) = (trip, prices)
    }

    func start() {
        bind(view.name, tracked(\.trip.name))
        bind(view.nights, tracked(\.trip.nights))
        bind(\.cost.text, tracked { "\($0.trip.cost) $" })
        bind(\.book.isEnabled, trip.isBooked.map { !$0 })
        view.book.onTap(self) { $0.trip.isBooked.value = true }
        followPrices()
    }

    private func followPrices() {
        follow(prices) {
            $0.trip.price = $1
        } onEnd: { screen, error in
            if error != nil { screen.view.note.text = "The price may have changed." }
        }
    }
}

final class TripView: View {
    let title = "Trip"
    let name = TextField("Name")
    let nights = NumberField<Int>("Nights", in: 1...30)
    let cost = Label()
    let note = Label()
    let book = Button("Book")

    var controls: [Control] { [name, nights, cost, note, book] }
}

final class TripCoordinator: Coordinator {
    static let flow = Flow<TripCoordinator>(.trip) {
        FlowScreen(.trip) { TripScreen($0.trip, prices: $0.prices) }
    }

    let trip: Trip
    let prices: AsyncThrowingStream<Int, any Error>

    init(_ trip: Trip, prices: AsyncThrowingStream<Int, any Error>) {
        (self.trip, self.prices) = (trip, prices)
    }
}

extension Destination<NoInput, NoOutput> {
    static let trip = Self("trip")
}

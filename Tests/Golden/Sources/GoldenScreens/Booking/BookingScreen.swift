internal import Wayline

extension RouteID<NoInput> { static let booking = Self("a-route-to-booking") }

extension Listed {
    /// The row of the menu that leads to the screen.
    static var booking: Listed {
        Listed("Booking", .booking) { _ in
            BookingScreen()
        }
    }
}

/// Joins the view and the view model, and makes the facts of the router.
final class BookingScreen: ViewScreen {
    typealias Routes = BookingRouter
    let view = BookingView()
    let viewModel = BookingViewModel()
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(view.done, to: .done)
    }
}

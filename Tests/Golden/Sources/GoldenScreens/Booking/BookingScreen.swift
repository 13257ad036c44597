import Wayline

extension Destination<NoInput, NoOutput> {
    static let booking = Self("booking")
}

extension Listed {
    /// The row of the menu that leads to the screen.
    static var booking: Listed {
        FlowScreen(.booking) { _ in BookingScreen() }
            .titled("Booking")
    }
}

/// Joins the view and the view model.
final class BookingScreen: ViewScreen, DraftKeeping {
    typealias Routes = BookingRouter
    let view = BookingView()
    let viewModel = BookingViewModel()
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        bind(view.name, viewModel.name)
        bind(\.done.isEnabled, viewModel.canFinish)
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in name." })
        bind(view.done, to: .done)
    }
}

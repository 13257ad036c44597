import Wayline

/// The input of the screen.
struct DayInput: ScreenInput {
    let day: CalendarDate
}

extension Destination<DayInput, NoOutput> {
    static let day = Self("day")
}

/// Joins the view and the view model.
final class DayScreen: ViewScreen {
    typealias Routes = DayRouter
    let view = DayView()
    let viewModel: DayViewModel
    let parts: [any ViewScreen] = [
        DayHeaderScreen()
    ]
    var children: [any Screen] { parts }

    init(viewModel: DayViewModel) {
        self.viewModel = viewModel
    }

    func start() {
        view.parts.screens = parts
        bind(\.values.rows, viewModel.contents.value.map { $0?.lines ?? [] })
        bind(view.missing, viewModel.contents, loading: "Loading…") {
            $0.text
        } load: {
            await $0.viewModel.load()
        }
        bind(view.about, to: .about)
    }
}

import Wayline

extension Destination<NoInput, NoOutput> {
    static let showcase = Self("showcase")
}

/// A flow of one screen, which shows the controls that it is given.
final class Showcase: Coordinator {
    static let flow = Flow<Showcase>(.showcase) {
        FlowScreen(.showcase) { showcase in ShowcaseScreen(showcase.controls) }
    }

    private let controls: [Control]

    init(_ controls: [Control]) {
        self.controls = controls
    }
}

final class ShowcaseScreen: ViewScreen {
    let view: ShowcaseView

    init(_ controls: [Control]) {
        view = ShowcaseView(controls)
    }
}

final class ShowcaseView: View {
    let title = "Showcase"
    let controls: [Control]

    init(_ controls: [Control]) {
        self.controls = controls
    }
}

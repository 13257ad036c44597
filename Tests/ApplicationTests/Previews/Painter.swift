import Wayline

/// An app with a router, a question, a presented flow and two languages, for previews.
extension App {
    static func painter(fails: Bool = false) -> App {
        App("Painter") { _ in PainterCoordinator() }
            .languages([AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt")])
            .launching(on: .studio)
            .previews {
                Preview("Studio, empty") { StudioScreen("") }
                Preview("Studio, in a language") { StudioScreen("in \($0.language.value)") }
                if fails {
                    Preview("Studio, closed") { () throws -> StudioScreen in throw Closed() }
                }
                Preview("Colour") { ColourScreen() }
                for size in [1, 2] { Preview("Brush \(size)") { StudioScreen("\(size)") } }
            }
    }
}

struct Closed: Error {}

private final class PainterCoordinator: Coordinator {
    static let flow = Flow<PainterCoordinator>(.studio) {
        FlowScreen(.studio) { _ in StudioScreen("painting") }
    }
}

private struct StudioRouter: Router {
    enum Route: String, CaseIterable { case sell }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(.shop, Price(cents: 5))
    }
}

private struct Price: ScreenInput { let cents: Int }

private final class StudioScreen: ViewScreen {
    typealias Routes = StudioRouter
    let view: StudioView

    init(_ title: String) { view = StudioView(title) }

    func start() {
        bind(view.sell, to: .sell)
        view.clean.onTap(self) { screen in
            screen.view.answer.text = "\(await screen.ask(.confirm("Clean?", yes: "Clean")))"
        }
        view.mix.onTap(self) { screen in
            let colour: String? = await screen.present(.mixing)
            screen.view.answer.text = "mixed \(colour ?? "nothing")"
        }
    }
}

private final class StudioView: View {
    let title: String
    let sell = Button("Sell")
    let clean = Button("Clean")
    let mix = Button("Mix")
    let answer = Label()

    init(_ title: String) { self.title = title }

    var controls: [Control] { [sell, clean, mix, answer] }
}

/// A screen that finishes its flow with a result.
private struct ColourRouter: Router {
    enum Route: String, CaseIterable { case done }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        finish("red")
    }

    typealias Output = String
}

private final class ColourScreen: ViewScreen {
    typealias Routes = ColourRouter
    let view = ColourView()

    func start() { bind(view.done, to: .done) }
}

private final class ColourView: View {
    let title = "Colour"
    let done = Button("Done")

    var controls: [Control] { [done] }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let studio = Self("studio" as RouteName)
}

extension Destination<NoInput, String> {
    fileprivate static let mixing = Self("mixing" as RouteName)
}

extension Destination<Price, NoOutput> {
    fileprivate static let shop = Self("shop" as RouteName)
}

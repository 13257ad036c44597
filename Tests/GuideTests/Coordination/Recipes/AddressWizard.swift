import Wayline

struct PostalAddress: Codable {
    let street: String
    let city: String
}

/// Asks for an address, in two steps. The second step gets the answer of the first as its input.
final class AddressWizard: Coordinator {
    typealias Output = PostalAddress

    static let flow = Flow<AddressWizard>(.street) {
        FlowScreen(.street) { _ in StreetScreen() }
        FlowScreen(.city) { _, input in CityScreen(input) }
    }
}

struct CityInput: ScreenInput {
    let street: String
}

final class StreetScreen: ViewScreen {
    typealias Routes = StreetRouter
    let view = StepView(title: "Step 1 of 2", field: "Street", next: "Next")

    var facts: StreetRouter.Facts { .init(street: view.field.text) }

    func start() {
        bind(view.next, to: .next)
    }
}

struct StreetRouter: Router {
    enum Route: String, CaseIterable { case next }

    struct Facts: RouterFacts { var street = "" }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .next: .push(.city, CityInput(street: facts.street))
        }
    }
}

final class CityScreen: ViewScreen {
    typealias Routes = CityRouter
    let view = StepView(title: "Step 2 of 2", field: "City", next: "Done")
    private let input: CityInput

    init(_ input: CityInput) {
        self.input = input
    }

    var facts: CityRouter.Facts { .init(street: input.street, city: view.field.text) }

    func start() {
        bind(view.next, to: .done)
    }
}

struct CityRouter: Router {
    typealias Output = PostalAddress

    enum Route: String, CaseIterable { case done }

    struct Facts: RouterFacts {
        var street = ""
        var city = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: finish(PostalAddress(street: facts.street, city: facts.city))
        }
    }
}

final class StepView: View {
    let title: String
    let field: TextField
    let next: Button

    init(title: String, field: String, next: String) {
        self.title = title
        self.field = TextField(field)
        self.next = Button(next)
    }

    var controls: [Control] { [field, next] }
}

extension Destination<NoInput, NoOutput> {
    static let street = Self("street")
}

extension Destination<CityInput, NoOutput> {
    static let city = Self("city")
}

public import Wayline

extension App {
    /// A bakery with a list of breads, a cellar, and a flow for orders. It has at most one fault.
    public static func bakery(on services: BakeryServices, _ fault: BakeryFault? = nil) -> App {
        App("Bakery", links: BakeryLinks.table) { context in
            BakeryCoordinator(services: services, fault: fault, language: context.language)
        }
        .languages([
            AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt", wording: .vietnamese),
        ])
    }

    /// A bakery that makes its own services.
    public static let kiosk = App("Kiosk") { context in
        BakeryCoordinator(services: BakeryServices(), fault: nil, language: context.language)
    }
}

enum BakeryLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: "bakery",
            [LinkRule("breads/{id:int}") { .sequence([.unwind, .popToRoot, .push("bread", $0)]) }])
    }
}

extension Destination<NoInput, NoOutput> {
    static let breads = Self("breads")
    static let cellar = Self("cellar")
    static let shelf = Self("shelf")
    static let form = Self("form")
}

struct BreadInput: ScreenInput {
    let id: Int
}

struct ReceiptInput: ScreenInput {
    let loaves: Int
}

extension Destination<NoInput, ReceiptInput> {
    static let order = Self("order")
}

extension Destination<BreadInput, NoOutput> {
    static let bread = Self("bread")
}

extension Destination<ReceiptInput, NoOutput> {
    static let receipt = Self("receipt")
}

final class BakeryCoordinator: Coordinator {
    static let flow = Flow<BakeryCoordinator>(.breads) {
        FlowScreen(.breads) { BreadsScreen($0.services, $0.fault, $0.language.value) }
        FlowScreen(.bread) { bakery, input in bakery.makeBread(input) }
        FlowScreen(.cellar) { bakery in bakery.makeCellar() }
            .onEnter { bakery, _ in
                bakery.fault == .guardCircle ? .redirect(.push(.shelf)) : .allow
            }
        FlowScreen(.shelf) { bakery in
            PlainScreen(bakery.isVietnamese ? "Kệ" : "Shelf", "Flour stands here.")
        }
        .onEnter { bakery, _ in
            bakery.fault == .guardCircle ? .redirect(.push(.cellar)) : .allow
        }
        ChildFlow(.order) {
            OrderCoordinator($0.services, $0.fault, $0.language.value)
        } onResult: {
            _, result in
            switch result {
            case .finished(let receipt): .push(.receipt, receipt)
            case .cancelled: .stay
            }
        }
        FlowScreen(.receipt) { _, input in PlainScreen("Receipt", "\(input.loaves) loaves") }
    }

    private let services: BakeryServices
    private let fault: BakeryFault?
    private let language: Observable<String>

    init(services: BakeryServices, fault: BakeryFault?, language: Observable<String>) {
        self.services = services
        self.fault = fault
        self.language = language
    }

    private var isVietnamese: Bool { language.value == "vi" }

    private func makeBread(_ input: BreadInput) -> PlainScreen {
        let screen = PlainScreen("Bread", fault == .noText ? "" : "Bread number \(input.id)")
        services.visits += 1
        if fault == .leak { services.kept.append(screen) }
        return screen
    }

    private func makeCellar() -> CellarScreen {
        services.onCellar()
        return CellarScreen(fault, language.value)
    }
}

/// A screen with a title and a text.
final class PlainScreen: ViewScreen {
    let view: PlainView

    init(_ title: String, _ text: String) {
        view = PlainView(title, text)
    }
}

final class PlainView: View {
    let title: String
    let controls: [Control]

    init(_ title: String, _ text: String) {
        self.title = title
        controls = [Label(text)]
    }
}

public import Wayline

extension App {
    /// A tea bar that asks for a name and a code, and sells drinks. It takes two seconds to make
    /// one.
    public static let teaBar = teaBar()

    /// The same tea bar, with another text on its last screen, or with a service outside of the
    /// process.
    public static func teaBar(farewell: String = "Enjoy it", host: String? = nil) -> App {
        App("Tea bar", links: TeaBarLinks.table) { context in
            context.outside.value = host
            return TeaBarCoordinator(context, farewell: farewell)
        }
        .options([AppOption("tables", value: "COUNT", "the number of tables")])
    }
}

enum TeaBarLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(scheme: "tea", [LinkRule("drinks", to: .push(.drinks))])
    }
}

final class TeaBarCoordinator: Coordinator {
    static let flow = Flow<TeaBarCoordinator>(.guest) {
        FlowScreen(.guest) { _ in GuestScreen() }
        FlowScreen(.drinks) { bar in DrinksScreen(bar.context) }
        FlowScreen(.cup) { bar, input in CupScreen(input, bar.farewell) }
    }

    let context: AppContext
    let farewell: String

    init(_ context: AppContext, farewell: String) {
        (self.context, self.farewell) = (context, farewell)
    }
}

struct CupInput: ScreenInput {
    let drink: String
}

extension Destination<NoInput, NoOutput> {
    static let guest = Self("guest")
    static let drinks = Self("drinks")
}

extension Destination<CupInput, NoOutput> {
    static let cup = Self("cup")
}

import Wayline

/// A gym whose members are known by name.
final class GymCoordinator: Coordinator {
    static let flow = Flow<GymCoordinator>(.welcome) {
        FlowScreen(.welcome) { _ in ReceiptScreen(name: "Welcome") }
        FlowScreen(.order) { _ in ReceiptScreen(name: "Order") }
    }

    let member = Observable<String?>(nil)
}

extension Destination<NoInput, NoOutput> {
    static let welcome = Self("welcome")
}

extension App {
    static func gym(_ gym: GymCoordinator) -> App {
        App("Gym", user: { $0.member }) { _ in gym }
            .launching(on: .welcome)
            .languages([
                AppLanguage("en", "English"),
                AppLanguage("vi", "Tiếng Việt", wording: .vietnamese),
            ])
    }
}

/// A drawer that is cleared from time to time.
@MainActor
final class Drawer {
    private(set) var papers: [String: [UInt8]] = [:]

    func put(_ paper: [UInt8], as name: String) {
        papers[name] = paper
    }
}

struct DrawerStore: PlaceStore {
    let drawer: Drawer

    func read(_ name: String) throws -> [UInt8]? { drawer.papers[name] }
    func write(_ bytes: [UInt8], as name: String) throws { drawer.put(bytes, as: name) }
}

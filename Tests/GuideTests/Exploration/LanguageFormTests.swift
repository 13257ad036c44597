import Wayline
import WaylineExploration
import XCTest

/// Forms on screens whose labels change with the language.
@MainActor
final class LanguageFormTests: XCTestCase {
    private func problems(_ inputs: ExplorationInputs<Void>) async throws -> [String] {
        let inputs = inputs.equalInAllLanguages("Tiếng Việt")
        return try await Exploration(of: .town, inputs: inputs).run().problems.map(\.text)
    }

    func testAFieldIsNamedByItsPropertyInAllLanguages() async throws {
        let form = ExplorationInputs<Void>()
            .form("house", ["fields.street": "Lê Lợi 12", "isGuest": "on"])
        let problems = try await problems(form)
        XCTAssertEqual(problems, [])
    }

    func testALabelNamesAFieldInOneLanguage() async throws {
        let form = ExplorationInputs<Void>().form("house", ["Street": "Lê Lợi 12", "Guest": "on"])
        let problems = try await problems(form)
        XCTAssertEqual(problems, ["all steps on 'town' stay there"])
    }

    func testAFormDoesNotMatchAButton() async throws {
        var limits = ExplorationLimits()
        limits.triesOfAKind = 1
        let inputs = ExplorationInputs<Void>().form("door", ["next": "x"])
        let found = try await Exploration(of: .town, inputs: inputs, limits: limits).run()
        XCTAssertTrue(found.open.contains { $0.contains("choose 'Next'") }, "\(found.open)")
        XCTAssertEqual(found.open.filter { $0.contains(" as 'door'") }, [])
    }

    func testAControlThatIsLeftAloneIsNamedByItsPropertyInAllLanguages() async throws {
        let inputs = ExplorationInputs<Void>()
            .form("house", ["fields.street": "Lê Lợi 12", "isGuest": "on"])
        let found = try await Exploration(of: .town, inputs: inputs.leavingAlone("next")).run()
        XCTAssertTrue(found.coverage.missing.contains("screen house: no way was found"))
    }
}

extension App {
    /// A form that asks for a street. Its language is changed once.
    fileprivate static let town = App("Town") { TownCoordinator($0.language) }
        .languages([AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt")])
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let town = Self("town")
    fileprivate static let house = Self("house")
}

private final class TownCoordinator: Coordinator {
    static let flow = Flow<TownCoordinator>(.town) {
        FlowScreen(.town) { TownScreen($0.language) }
        FlowScreen(.house) { HouseScreen($0.language) }
    }

    let language: Observable<String>

    init(_ language: Observable<String>) {
        self.language = language
    }
}

private struct TownRouter: Router {
    enum Route: String, CaseIterable { case next }

    struct Facts: RouterFacts {
        var street = ""
        var isGuest = false

        var isWelcome: Bool { street.count > 5 && isGuest }
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        facts.isWelcome ? .push(.house) : .stay
    }
}

private final class TownScreen: ViewScreen {
    typealias Routes = TownRouter
    let view: TownView
    private let language: Observable<String>

    init(_ language: Observable<String>) {
        self.language = language
        view = TownView(isVietnamese: language.value == "vi")
    }

    var facts: TownRouter.Facts {
        .init(street: view.fields.street.text, isGuest: view.isGuest.isOn)
    }

    func start() {
        view.next.onTap(self) { $0.enter() }
        view.vietnamese.onTap(self) { $0.language.value = "vi" }
    }

    private func enter() {
        view.fields.street.error = facts.isWelcome ? "" : view.hint
        perform(.next)
    }
}

@MainActor
private final class TownFields {
    let street: TextField

    init(isVietnamese: Bool) {
        street = TextField(isVietnamese ? "Đường" : "Street")
    }
}

private final class TownView: View {
    let title: String
    let hint: String
    let fields: TownFields
    let isGuest: Toggle
    let next: Button
    let vietnamese = Button("Tiếng Việt")

    init(isVietnamese: Bool) {
        title = isVietnamese ? "Phố" : "Town"
        hint = isVietnamese ? "Chỉ dành cho khách" : "Guests with a street only"
        fields = TownFields(isVietnamese: isVietnamese)
        isGuest = Toggle(isVietnamese ? "Khách" : "Guest")
        next = Button(isVietnamese ? "Tiếp" : "Next")
        vietnamese.isEnabled = !isVietnamese
    }

    var controls: [Control] { [fields.street, isGuest, next, vietnamese] }
}

private final class HouseScreen: ViewScreen {
    let view: HouseView

    init(_ language: Observable<String>) {
        view = HouseView(isVietnamese: language.value == "vi")
    }
}

private final class HouseView: View {
    let title: String
    let controls: [Control] = []

    init(isVietnamese: Bool) { title = isVietnamese ? "Nhà" : "House" }
}

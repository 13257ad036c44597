import Coordination
import WaylineRouting
import XCTest

/// Each way of leaving a guarded screen, with each answer of its guard.
@MainActor
final class DepartureTableTests: XCTestCase {
    private let question = Alert.confirm("Discard it?", yes: "Discard", no: "Keep")

    /// A form that is guarded in the usual way, over the home screen.
    private func form(_ verdict: Verdict) throws -> (office: FormOffice, navigator: Navigator) {
        let office = FormOffice()
        let links = try LinkTable<Transition>(scheme: "form", [LinkRule("home", to: .unwind)])
        let navigator = try Navigator(office, links: links)
        navigator.go(.start("form"))
        office.verdict = verdict
        return (office, navigator)
    }

    private func leave(
        _ navigator: Navigator, by departure: Departure
    ) throws -> NavigationAttempt {
        let home = try Navigator(FormOffice()).save()
        switch departure {
        case .back: return navigator.send(.back)
        case .ownRoute: return try navigator.nestedScreen.perform(.replace("next"))
        case .transition: return navigator.coordinator.go(.replace("next"))
        case .finish: return navigator.coordinator.go(.finish)
        case .result: return navigator.coordinator.go(.finish(with: ["number": 7]))
        case .link: return navigator.open("form://home")
        case .restore: return try navigator.restore(home).attempt
        case .session: return navigator.go(.unwind, leaving: .session)
        case .language: return try navigator.restore(home, leaving: .language).attempt
        case .quit: return navigator.quit()
        }
    }

    /// Leaves the form in each way, and passes on how that went and whether the guard is asked.
    private func forEachDeparture(
        _ verdict: Verdict, _ check: (FormOffice, Navigator, NavigationAttempt, Departure) -> Void
    ) throws {
        for departure in Departure.allCases {
            let (office, navigator) = try form(verdict)
            let attempt = try leave(navigator, by: departure)
            if Departure.guarded.contains(departure) {
                XCTAssertEqual(office.departures, [departure])
                check(office, navigator, attempt, departure)
            } else {
                XCTAssertEqual(office.departures, [])
                assertDone(attempt, departure)
            }
        }
    }

    private func assertDone(
        _ attempt: NavigationAttempt, _ departure: Departure, line: UInt = #line
    ) {
        guard case .committed = attempt.outcome else {
            return XCTFail("\(departure): \(String(describing: attempt.outcome))", line: line)
        }
    }

    func testAllowed() async throws {
        try forEachDeparture(.allow) { _, _, attempt, departure in
            assertDone(attempt, departure)
        }
    }

    func testRefused() async throws {
        try forEachDeparture(.refuse(because: "not saved")) { _, navigator, attempt, departure in
            XCTAssertEqual(
                attempt.outcome, .refused(.guarded("page", because: "not saved")), "\(departure)")
            XCTAssertEqual(navigator.state.path, ["home", "page"])
        }
    }

    func testAskedAndAgreed() async throws {
        try forEachDeparture(.ask(question)) { _, navigator, attempt, departure in
            XCTAssertNil(attempt.outcome, "\(departure)")
            XCTAssertEqual(navigator.question, question)
            navigator.send(.answer("Discard"))
            assertDone(attempt, departure)
        }
    }

    func testAskedAndDeclined() async throws {
        try forEachDeparture(.ask(question)) { _, navigator, attempt, departure in
            navigator.send(.answer("Keep"))
            XCTAssertEqual(attempt.outcome, .stayed(because: ""), "\(departure)")
            XCTAssertEqual(navigator.state.path, ["home", "page"])
        }
    }

    func testRedirected() async throws {
        try forEachDeparture(.redirect(.push("next"))) { _, navigator, attempt, departure in
            assertDone(attempt, departure)
            XCTAssertEqual(navigator.state.path, ["home", "page", "next"], "\(departure)")
        }
    }

    func testAfterSomethingElse() async throws {
        try forEachDeparture(.after(.push("next"))) { office, navigator, attempt, departure in
            XCTAssertNil(attempt.outcome, "\(departure)")
            XCTAssertEqual(navigator.state.path, ["home", "page", "next"], "\(departure)")
            office.verdict = .allow
            navigator.go(.pop)
            assertDone(attempt, departure)
        }
    }
}

/// An app whose form is left in all ways.
@MainActor
private final class FormOffice: Coordinator {
    static let flow = Flow<FormOffice>("home") {
        FlowScreen("home") { (_: FormOffice) in NamedScreen("home") }
        ChildFlow("form") { (office: FormOffice) in FormFlow(office) }
    }

    var verdict = Verdict.allow
    private(set) var departures: [Departure] = []

    func ask(_ departure: Departure) -> Verdict {
        departures.append(departure)
        return verdict
    }
}

@MainActor
private final class FormFlow: Coordinator {
    static let flow = Flow<FormFlow>("page") {
        FlowScreen("page") { (_: FormFlow) in NamedScreen("page") }
            .onLeave { flow, _, leaving in flow.office.ask(leaving.departure) }
        FlowScreen("next") { (_: FormFlow) in NamedScreen("next") }
    }

    private let office: FormOffice

    init(_ office: FormOffice) {
        self.office = office
    }
}

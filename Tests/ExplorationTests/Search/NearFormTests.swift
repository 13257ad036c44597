import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// The tries of a declared form with another text, or none, in one field.
@MainActor
final class NearFormTests: XCTestCase {
    func testEachTextIsAlsoMissingAndWrong() async throws {
        var seen: Set<[String]> = []
        let found = try await exploration(nil) {
            $0.always("all texts are noted") { moment in
                if case let facts as LoginFacts = moment.facts { seen.insert(facts.texts) }
                return true
            }
        }.run()
        XCTAssertEqual(found.problems, [])
        for texts in [["An", "tea"], ["", "tea"], ["x", "tea"], ["An", ""], ["An", "x"]] {
            XCTAssertTrue(seen.contains(texts), "\(texts)")
        }
    }

    func testAWrongTextThatIsRefusedSilentlyIsAProblem() async throws {
        let found = try await exploration(.hidesError).run()
        XCTAssertEqual(found.problems.map(\.kind), [.noResponse])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "with the form 'customer with another Password', choose 'Log in' on 'login' does "
                    + "nothing, and no text says why"
            ])
    }

    func testANearFormIsNoDeclaredForm() async throws {
        var forms: [[String]: String?] = [:]
        let found = try await exploration(nil) {
            $0.always("all forms are noted") { moment in
                if case let facts as LoginFacts = moment.facts { forms[facts.texts] = moment.form }
                return true
            }
        }.run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(forms[["An", "tea"]], "customer")
        XCTAssertEqual(forms[["An", "x"]], .some(nil))
    }

    func testNearFormsAreTriedWhenNothingElseIsLeft() async throws {
        var seen: [[String]] = []
        let inputs = { (inputs: ExplorationInputs<Session>) in
            inputs.form("guest", ["Name": "Binh", "Password": "milk"])
                .always("all texts are noted") { moment in
                    if case let facts as LoginFacts = moment.facts, !seen.contains(facts.texts) {
                        seen.append(facts.texts)
                    }
                    return true
                }
        }
        let found = try await exploration(nil, inputs).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(Set(seen.prefix(3)), [["", ""], ["An", "tea"], ["Binh", "milk"]])
        XCTAssertGreaterThan(seen.count, 3)
    }

    func testNearFormsHaveTheLastTenthOfTheSteps() async throws {
        var (count, first) = (0, Int.max)
        var limits = ExplorationLimits()
        limits.steps = 100
        let inputs = { (inputs: ExplorationInputs<Session>) in
            (0..<12).reduce(inputs) { $0.form("\($1)", ["Name": "\($1)", "Password": "milk"]) }
                .eachStep("near forms are noted", reading: { $0.facts as? LoginFacts }) {
                    _, _, facts in
                    count += 1
                    if let texts = facts?.texts, texts.contains("x") { first = min(first, count) }
                    return true
                }
        }
        _ = try await exploration(nil, limits: limits, inputs).run()
        XCTAssertGreaterThan(first, 90)
        XCTAssertLessThanOrEqual(first, 100)
    }

    func testAnErrorThatIsShownBeforeThePressIsNoSilence() async throws {
        let found = try await exploration(.checksWhileTyping).run()
        XCTAssertEqual(found.problems, [])
    }

    func testAPressWhoseEffectNobodySeesIsAProblem() async throws {
        let found = try await exploration(.stays).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "with the form 'customer', choose 'Log in' on 'login' changes something, but "
                    + "nothing on the page"
            ])
        XCTAssertEqual(found.problems.first?.script.last, "choose \"Log in\"")
    }

    private func exploration(
        _ manner: Manner?, limits: ExplorationLimits = ExplorationLimits(),
        _ change: (ExplorationInputs<Session>) -> ExplorationInputs<Session> = { $0 }
    ) -> Exploration<Session> {
        let inputs = ExplorationInputs<Session>().form(
            "customer", ["Name": "An", "Password": "tea"]
        )
        .world { $0.isLoggedIn }
        return Exploration(in: Session.init, inputs: change(inputs), limits: limits) { session in
            App("Shop") { _ in LoginCoordinator(session, manner) }
        }
    }
}

private enum Manner {
    case hidesError
    case stays
    case checksWhileTyping
}

@MainActor
private final class Session {
    var isLoggedIn = false
}

private final class LoginCoordinator: Coordinator {
    static let flow = Flow<LoginCoordinator>("login") {
        FlowScreen("login") { LoginScreen($0.session, $0.manner) }
        FlowScreen("home") { _ in HomeScreen() }
    }

    let session: Session
    let manner: Manner?

    init(_ session: Session, _ manner: Manner?) { (self.session, self.manner) = (session, manner) }
}

private struct LoginFacts: RouterFacts {
    var texts: [String] = []
}

private struct LoginRouter: Router {
    enum Route: String, CaseIterable { case home, visit }

    func decide(_ route: Route, _ facts: LoginFacts, _ context: RouteContext) -> Transition {
        .push(Destination<NoInput, NoOutput>("home"))
    }
}

private final class LoginScreen: ViewScreen {
    typealias Routes = LoginRouter
    let view = LoginView()
    private let session: Session
    private let manner: Manner?

    init(_ session: Session, _ manner: Manner?) {
        (self.session, self.manner) = (session, manner)
        view.logIn.onTap(self) { $0.logIn() }
        bind(view.visit, to: .visit)
        if manner == .checksWhileTyping {
            bind(view.password.textPublisher) { screen, text in
                screen.view.password.error = ["", "tea"].contains(text) ? "" : "It is wrong."
            }
        }
    }

    var facts: LoginFacts { LoginFacts(texts: [view.name.text, view.password.text]) }

    private func logIn() {
        if facts.texts.contains("") {
            view.error.text = "Enter your name and your password."
        } else if view.name.text != "An" {
            view.error.text = "Nobody has this name."
        } else if view.password.text != "tea" {
            if manner == nil || manner == .stays { view.error.text = "The password is wrong." }
        } else {
            session.isLoggedIn = true
            if manner != .stays { perform(.home) }
        }
    }
}

private final class LoginView: View {
    let title = "Login"
    let name = TextField("Name")
    let password = SecureField("Password")
    let logIn = Button("Log in", isDefault: true)
    let visit = Button("Look around")
    let error = Label("")

    var controls: [Control] { [name, password, logIn, visit, error] }
}

private final class HomeScreen: ViewScreen {
    let view = HomeView()
}

private final class HomeView: View {
    let title = "Home"
    let controls: [Control] = [Label("You are at home.")]
}

import Mutator
import XCTest

/// The switches that lines of each kind get.
final class MutatedSourceTests: XCTestCase {
    func testAStatementIsLeftOut() {
        assert(
            """
            func start() {
                bind(view.name, viewModel.name)
                view.done.onTap { go() }
                items += more
            }
            """,
            """
            func start() {
                if !Mutants.isOn(1) { bind(view.name, viewModel.name) }
                if !Mutants.isOn(2) { view.done.onTap { Mutants.value(3, go()) } }
                if !Mutants.isOn(4) { items += more }
            }
            """)
    }

    func testAStatementCanHaveSeveralLines() {
        assert(
            """
            func start() {
                show(
                    first,
                    second)
                    .then()
                await end()
            }
            """,
            """
            func start() {
                if !Mutants.isOn(1) { show(
                    first,
                    second)
                    .then() }
                if !Mutants.isOn(2) { await end() }
            }
            """)
    }

    func testALineOfAFlowIsLeftOut() {
        assert(
            """
            static let flow = Flow<Shop>(.shop) {
                FlowScreen(.shop) { _ in ShopScreen() }
                    .onLeave { flow, _ in flow.verdict }
                ScreenList.all
            }
            """,
            """
            static let flow = Flow<Shop>(.shop) {
                if !Mutants.isOn(1) { FlowScreen(.shop) { _ in ShopScreen() }
                    .onLeave { flow, _ in Mutants.value(2, flow.verdict) } }
                if !Mutants.isOn(3) { ScreenList.all }
            }
            """)
    }

    func testAConditionIsInverted() {
        assert(
            """
            func f() {
                if isOpen, let name = found { close() } else if try await ask() { open() }
                guard !isBusy || a == b else { return }
                while isOpen { wait() }
                show(isOpen ? first : second)
            }
            """,
            """
            func f() {
                if (Mutants.isOn(1) != (isOpen)), let name = Mutants.value(2, found) \
            { if !Mutants.isOn(3) { close() } } else if try await (Mutants.isOn(4) != (ask())) \
            { if !Mutants.isOn(5) { open() } }
                guard (Mutants.isOn(6) != (!isBusy)) || (Mutants.isOn(7) != (a == b)) else { \
            return }
                while (Mutants.isOn(8) != (isOpen)) { if !Mutants.isOn(9) { wait() } }
                if !Mutants.isOn(10) { show((Mutants.isOn(11) != (isOpen)) ? first : second) }
            }
            """)
    }

    func testALimitIsMovedToo() {
        assert(
            "var isLong: Bool { count < most }",
            """
            var isLong: Bool { (Mutants.isOn(1) != ((Mutants.isOn(2) ? count <= most : count < \
            most))) }
            """)
    }

    func testAnEndlessLoopStays() {
        assert(
            "func f() { while true { go() } }",
            "func f() { while true { if !Mutants.isOn(1) { go() } } }")
    }

    func testALiteralIsChanged() {
        assert(
            #"let field = Field("Name", least: 1.5, isOpen: true, also: "")"#,
            "let field = Field(Mutants.value(1, \"Name\"), least: Mutants.value(2, 1.5), "
                + "isOpen: Mutants.value(3, true), also: Mutants.value(4, \"\"))")
        XCTAssertEqual(
            MutatedSource(#"let all = f("a", "", 1, true)"#, file: "A.swift").mutants.dropFirst()
                .map(\.after),
            ["\"\"", "\"mutant\"", "1 + 1", "false"])
    }

    func testAStringWithCodeIsOneLiteral() {
        assert(
            #"let text = Label("\(count + 1) of \(all["x"])")"#,
            #"let text = Label(Mutants.value(1, "\(count + 1) of \(all["x"])"))"#)
    }

    func testAListLosesEachElement() {
        assert("let all: [Control] = [a, b]", "let all: [Control] = Mutants.list(1, [a, b])")
        assert(
            "let x = Box([[1]])",
            "let x = Box(Mutants.list(1, [Mutants.list(2, [Mutants.value(3, 1)])]))")
        XCTAssertEqual(
            MutatedSource("let all = [a, b]", file: "A.swift").mutants.map(\.before), ["a", "b"])
    }

    func testTypesAndSubscriptsAreNoLists() {
        assert("let a = Box<[Item]>()", "let a = Box<[Item]>()")
        assert("let a = [Item]()", "let a = [Item]()")
        assert("let a: [Item]", "let a: [Item]")
        assert("let a = words[.name]", "let a = Mutants.value(1, words[.name])")
    }

    func testAResultIsChanged() {
        assert(
            "var name: String? { person.name ?? first }",
            "var name: String? { Mutants.value(1, person.name) ?? Mutants.value(2, first) }")
        assert("var done: Done { Done(x) }", "var done: Done { Done(x) }")
        assert(
            "let isEmpty = name.map { [weak self] in !$0.isEmpty }",
            "let isEmpty = Mutants.value(1, name.map { [weak self] in (Mutants.isOn(2) != "
                + "(!$0.isEmpty)) })"
        )
    }

    func testATransitionIsDroppedAndSwapped() {
        assert(
            """
            func decide(_ route: Route, _ facts: Facts) -> Transition {
                switch (route, facts.isOpen) {
                case (.done, true): .push(.home)
                case (.done, _) where facts.isLate: finish(.init(name: facts.name))
                case (.other, _):
                    .failure(facts.text)
                }
            }
            """,
            """
            func decide(_ route: Route, _ facts: Facts) -> Transition {
                switch (route, facts.isOpen) {
                case (.done, true): Mutants.either(1, .push(.home))
                case (.done, _) where (Mutants.isOn(3) != (facts.isLate)): \
            Mutants.either(4, finish(.init(name: Mutants.value(6, facts.name))))
                case (.other, _):
                    Mutants.either(7, .failure(facts.text))
                }
            }
            """)
    }

    func testAFactIsReadDifferently() {
        assert(
            "var facts: Facts { .init(isOpen: model.isOpen.value, model: model) }",
            "var facts: Facts { .init(isOpen: Mutants.value(1, model.isOpen.value), "
                + "model: Mutants.value(2, model)) }")
    }

    func testADefaultIsChanged() {
        assert(
            "struct Facts { var name = \"\" }\nfunc f(_ a: Int = 1, b: [Int]) {}",
            "struct Facts { var name = Mutants.value(1, \"\") }\n"
                + "func f(_ a: Int = Mutants.value(2, 1), b: [Int]) {}")
    }

    /// Compares the source, without the import at its beginning, once it has switches.
    private func assert(_ source: String, _ mutated: String, line: UInt = #line) {
        let source = MutatedSource(source, file: "A.swift")
        let start = source.mutants.isEmpty ? "" : "public import Mutants; "
        XCTAssertEqual(source.text(), start + mutated, line: line)
        XCTAssertEqual(
            source.mutants.map(\.number), Array(1..<source.mutants.count + 1), line: line)
    }
}

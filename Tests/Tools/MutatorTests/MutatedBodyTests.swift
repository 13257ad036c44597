import Mutator
import XCTest

/// The switches in bodies: of loops, accessors, closures, and functions with several statements.
final class MutatedBodyTests: XCTestCase {
    func testTheSequenceAndTheBodyOfALoopAreChanged() {
        assert(
            """
            func f() {
                for item in items where item.isOpen {
                    item.close()
                }
                for item in items { item.end() }
            }
            """,
            """
            func f() {
                for item in Mutants.value(1, items) where (Mutants.isOn(2) != (item.isOpen)) {
                    if !Mutants.isOn(3) { item.close() }
                }
                for item in Mutants.value(4, items) { if !Mutants.isOn(5) { item.end() } }
            }
            """)
    }

    func testAResultAfterOtherStatementsIsChanged() {
        assert(
            """
            func f() -> Int {
                log()
                if isEmpty { return 0 }
                return try? count(a)
            }
            """,
            """
            func f() -> Int {
                if !Mutants.isOn(1) { log() }
                if (Mutants.isOn(2) != (isEmpty)) { return Mutants.value(3, 0) }
                return try? Mutants.value(4, count(a))
            }
            """)
    }

    func testTheValueAtTheEndOfAGuardIsChanged() {
        assert(
            """
            func f() -> Bool {
                guard
                    let name = found
                else {
                    log()
                    return false
                }
                return name.isEmpty
            }
            """,
            """
            func f() -> Bool {
                guard
                    let name = Mutants.value(1, found)
                else {
                    if !Mutants.isOn(2) { log() }
                    return Mutants.value(3, false)
                }
                return Mutants.value(4, name.isEmpty)
            }
            """)
    }

    func testEachCaseHasABody() {
        assert(
            """
            func f() {
                defer { end() }
                switch kind {
                case .open:
                    open()
                    log()
                default: break
                }
                do { try go() } catch { fail() }
            }
            """,
            """
            func f() {
                defer { if !Mutants.isOn(1) { end() } }
                switch kind {
                case .open:
                    if !Mutants.isOn(2) { open() }
                    if !Mutants.isOn(3) { log() }
                default: break
                }
                do { if !Mutants.isOn(4) { try go() } } catch { if !Mutants.isOn(5) { fail() } }
            }
            """)
    }

    func testAccessorsHaveBodies() {
        assert(
            """
            public final class Box {
                public private(set) var a = true { didSet { tell() } }
                @Published var b: Int {
                    get { first }
                    set { first = newValue }
                }
                subscript(index: Int) -> Int { all[index] }
            }
            """,
            """
            public final class Box {
                public private(set) var a = Mutants.value(2, true) { didSet { if !Mutants.isOn(1) \
            { tell() } } }
                @Published var b: Int {
                    get { Mutants.value(3, first) }
                    set { if !Mutants.isOn(4) { first = newValue } }
                }
                subscript(index: Int) -> Int { Mutants.value(5, all[index]) }
            }
            """)
    }

    func testAClosureWithSeveralStatementsHasABody() {
        assert(
            """
            func f() {
                bind(view) { [weak self] in
                    for item in items { self?.add(item) }
                    $0.isOpen = true
                }
                begin { $0.isOpen = isOpen }
                let text = error.map {
                    if case .late = $0 { "late" } else { other }
                }
            }
            """,
            """
            func f() {
                if !Mutants.isOn(1) { bind(view) { [weak self] in
                    for item in Mutants.value(2, items) { if !Mutants.isOn(3) { self?.add(item) } }
                    if !Mutants.isOn(4) { $0.isOpen = Mutants.value(5, true) }
                } }
                if !Mutants.isOn(6) { begin { if !Mutants.isOn(7) { $0.isOpen = isOpen } } }
                let text = Mutants.value(8, error.map {
                    if case .late = $0 { Mutants.value(9, "late") } else { Mutants.value(10, \
            other) }
                })
            }
            """)
    }

    func testAFunctionInAFunctionHasABody() {
        assert(
            "func f() {\n    func g() { go() }\n    unowned let h = 1\n    g()\n}",
            """
            func f() {
                func g() { if !Mutants.isOn(1) { go() } }
                unowned let h = Mutants.value(2, 1)
                if !Mutants.isOn(3) { g() }
            }
            """)
    }

    func testCommasOfGenericTypesDivideNothing() {
        assert(
            "let a = Box<Int, [Int]>(1), b = #\"x\"#",
            "let a = Box<Int, [Int]>(Mutants.value(1, 1)), b = Mutants.value(2, #\"x\"#)")
    }

    func testKeysAndValuesOfAMapAreChanged() {
        assert(
            "let a = [\"x\": b ? 1 : c]",
            "let a = [Mutants.value(1, \"x\"): (Mutants.isOn(2) != (b)) ? Mutants.value(3, 1) : c]")
    }

    /// Compares the source, without the import at its beginning, once it has switches.
    private func assert(_ source: String, _ mutated: String, line: UInt = #line) {
        let text = MutatedSource(source, file: "A.swift").text()
        XCTAssertEqual(text, "public import Mutants; " + mutated, line: line)
    }
}

import TestSupport
import XCTest

@testable import WaylineGenerator

/// Sources with any content are read without a trap, in time and space proportional to their
/// length.
final class MutatedSourceTests: XCTestCase {
    private static let settings = PackageSettings(
        sources: "Sources/Screens", tests: "Tests/ScreensTests")

    /// Tokens of Swift, whole and cut.
    private static let pieces = [
        "`", "\"", "\"\"\"", "#", "##\"", "\"#", "\\", "\\(", "\\#(", "(", ")", "{", "}", "/*",
        "*/", "//",
        "#/", "/#", "\n", "\r\n", "\u{0}", "\u{1B}", "é", "\u{338}", "struct ",
        "extension Destination<NoInput, NoOutput> {",
        "static let a: Destination<NoInput, NoOutput> = \"b\"", "private import Binding",
        "static let all: [Listed] = [",
        "]",
    ].map { Array($0.utf8) }

    func testMutationsAreRead() throws {
        var random = SplitMix.printed()
        let sources = try sources()
        read(sources.joined())
        let before = try Memory.peakReset()
        for _ in 0..<TestSize.count(2_000, all: 100_000) {
            read(mutation(sources.randomElement(using: &random) ?? [], &random))
        }
        XCTAssertLessThan(try Memory.peak() - before, 64 << 20)
    }

    func testNestedTextTakesTimeLinearInItsLength() throws {
        read(Array("`".utf8))
        let before = try Memory.peakReset()
        for piece in Self.pieces + [Array("\"\\(".utf8), Array("\"\"\"\\(\n".utf8)] {
            let start = ContinuousClock.now
            let count = TestSize.count(10_000, all: 100_000)
            read(Array(repeatElement(piece, count: count).joined()))
            XCTAssertLessThan(
                ContinuousClock.now - start, .seconds(10), String(decoding: piece, as: UTF8.self))
        }
        XCTAssertLessThan(try Memory.peak() - before, 64 << 20)
    }

    /// Reads it as each kind of source.
    private func read(_ source: some Collection<UInt8>) {
        let bytes = Array(source)
        var declarations = Declarations()
        declarations.add(DeclaredFile("Sources/Screens/A.swift", bytes, in: Self.settings))
        if var list = ScreenList(bytes) {
            list.add(["orders"])
            list.remove(["orders"])
        }
    }

    private func mutation(_ source: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = source
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 2: bytes.removeSubrange(place...)
            case 3 where place < bytes.count: bytes[place] = .random(in: 0...255, using: &random)
            case _:
                let piece = Self.pieces.randomElement(using: &random) ?? []
                let count = Int.random(in: 1...4, using: &random)
                bytes.insert(contentsOf: repeatElement(piece, count: count).joined(), at: place)
            }
        }
        return bytes
    }

    /// Parts of this package's own sources.
    private func sources() throws -> [[UInt8]] {
        let here = URL(fileURLWithPath: #filePath)
        let root = here.deletingLastPathComponent().deletingLastPathComponent()
        let reader = try String(contentsOf: here, encoding: .utf8)
        let golden = try String(
            contentsOf: root.appendingPathComponent("Names/DeclarationsTests.swift"),
            encoding: .utf8)
        let lines = (reader + golden).split(separator: "\n", omittingEmptySubsequences: false)
        let samples = stride(from: 0, to: lines.count - 15, by: 15).map {
            Array(lines[$0..<$0 + 15].joined(separator: "\n").utf8)
        }
        return samples + [Array(try SamplePackage().tree.text(SamplePackage.list).utf8)]
    }
}

/// The memory of this process, as Linux counts it.
private enum Memory {
    /// Resets the peak to the current use, and returns it.
    static func peakReset() throws -> Int {
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        return try peak()
    }

    static func peak() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
        return try XCTUnwrap(number) * 1_024
    }
}

import Foundation
import TestSupport
import XCTest

/// Screens with any options, generated one by one, can be destroyed in any order, and nothing of
/// them is left.
final class RandomScreensTests: XCTestCase {
    private func options(_ random: inout SplitMix, _ number: Int) -> [String] {
        if Int.random(in: 0..<4, using: &random) == 0 { return ["--template=tiny", "name"] }
        var options: [String] = []
        if Bool.random(using: &random) { options.append("--coordinator") }
        if Bool.random(using: &random) {
            let kinds = ["form", "list", "detail"]
            options += ["--kind", kinds.randomElement(using: &random) ?? "form", "name", "id:Int"]
        }
        if Bool.random(using: &random) { options.append("--route=way-\(number)") }
        for child in ["Header", "Photos", "Footer"].prefix(.random(in: 0...3, using: &random)) {
            options.append("--child=\(child)")
        }
        return options
    }

    func testTheTreeIsTheSameByteForByte() throws {
        var random = SplitMix.printed()
        let shop = try WorkFolder.shop()
        let before = try shop.tree()
        let names = (1...TestSize.count(6, all: 20)).map { "Screen\($0)" }.shuffled(using: &random)
        for (number, name) in names.enumerated() {
            try shop.expect(["generate", "screen", name] + options(&random, number), output: nil)
        }
        XCTAssertGreaterThan(try shop.tree().differences(from: before).count, 5 * names.count)
        for name in names.shuffled(using: &random) {
            try shop.expect("destroy screen \(name)", output: nil)
        }
        try shop.expectTree(before)
    }

    func testEncodedTextIsDecodedUnchanged() throws {
        var random = SplitMix.printed()
        let shop = try WorkFolder.shop()
        let lines = (1...6).map { ["generate", "screen", "Screen\($0)"] + options(&random, $0) }
        for line in lines { try shop.expect(line, output: nil) }
        try shop.expectNoChange {
            for line in lines.shuffled(using: &random).prefix(3) {
                try shop.expect("destroy screen \(line[2])", output: nil)
                try shop.expect(line, output: nil)
            }
        }
    }
}

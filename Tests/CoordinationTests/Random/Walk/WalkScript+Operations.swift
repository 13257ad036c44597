import Coordination
import WaylineRouting

extension WalkScript {
    /// Returns the next operation, about one of the things that are there.
    mutating func operation(
        saved: Int, openGuards: [Int], calls: [Int], waiting: [Int], untrue: [Int],
        placeWaits: Bool
    ) -> WalkOperation {
        if placeWaits, number(below: 4) == 0 {
            return .intent(.open(one(of: ["walk://late", "walk://inn"])))
        }
        if !openGuards.isEmpty, number(below: 8) == 0 {
            return .make(call(), by: .guardian(one(of: openGuards)))
        }
        if !calls.isEmpty {
            if number(below: 20) == 0 { return .cancelCall(one(of: calls)) }
            if number(below: 5) == 0 { return .perform(finish()) }
        }
        if !openGuards.isEmpty, number(below: 3) == 0 {
            return .decide(one(of: openGuards), verdict())
        }
        if !waiting.isEmpty, number(below: 8) == 0 { return .cancel(one(of: waiting)) }
        if !untrue.isEmpty, number(below: 8) == 0 { return .turn(one(of: untrue)) }
        return operation(saved: saved)
    }

    /// Returns the next operation, whatever is there.
    private mutating func operation(saved: Int) -> WalkOperation {
        switch number(below: 100) {
        case 0..<4: return .turn(number(below: WalkCondition.valueCount))
        case 4..<10: return .make(call(), by: caller())
        case 10..<40: return .perform(transition())
        case 40..<42: return .performBelow(transition())
        case 42..<43: return .performUnknown
        case 43..<51: return .go(transition(), isLate: number(below: 6) == 0)
        case 51..<55: return .goFromRoot(transition())
        case 55..<63: return .intent(.back)
        case 63..<66: return .goBack(number(below: 6))
        case 66..<69: return .intent(.dismiss)
        case 69..<73: return .intent(.select(one(of: WalkFlows.plain + ["d"])))
        case 73..<80: return .intent(.open(link()))
        case 80..<86: return .answer(one(of: ["OK", "Go", "No", "Yes"]), transition())
        case 86..<93 where saved > 0: return .restore(number(below: saved))
        case 93..<96 where saved > 0: return .restoreAnew(number(below: saved))
        default: return .save
        }
    }

    private mutating func link() -> String {
        one(of: [
            "walk://home", "walk://checked/7", "walk://tour", "walk://late", "walk://inn",
            "walk://far", "walk://fir", "walk//",
        ])
    }
}

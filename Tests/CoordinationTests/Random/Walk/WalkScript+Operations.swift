import Coordination
import WaylineRouting

extension WalkScript {
    /// What to do where so much is there that it can be done to.
    mutating func operation(
        states: Int, saved: Int, openGuards: [Int], waiting: [Int], untrue: [Int],
        placeWaits: Bool
    ) -> WalkOperation {
        if placeWaits, number(below: 4) == 0 {
            return .intent(.open(one(of: ["walk://late", "walk://inn"])))
        }
        if !openGuards.isEmpty, number(below: 3) == 0 {
            return .decide(one(of: openGuards), verdict())
        }
        if !waiting.isEmpty, number(below: 8) == 0 { return .cancel(one(of: waiting)) }
        if !untrue.isEmpty, number(below: 8) == 0 { return .turn(one(of: untrue)) }
        switch number(below: 100) {
        case 0..<4: return .turn(number(below: WalkCondition.valueCount))
        case 4..<36: return .perform(transition())
        case 36..<38: return .performBelow(transition())
        case 38..<39: return .performUnknown
        case 39..<47: return .go(transition(), isLate: number(below: 6) == 0)
        case 47..<50: return .goFromRoot(transition())
        case 50..<56: return .intent(.back)
        case 56..<58: return .goBack(number(below: 6))
        case 58..<61: return .intent(.dismiss)
        case 61..<64: return .intent(.select(one(of: WalkFlows.plain + ["d"])))
        case 64..<70: return .intent(.undo)
        case 70..<76: return .intent(.redo)
        case 76..<80: return .travel(number(below: states + 2) - 1)
        case 80..<84: return .intent(.open(link()))
        case 84..<89: return .answer(one(of: ["OK", "Go", "No", "Yes"]), transition())
        case 89..<94 where saved > 0: return .restore(number(below: saved))
        case 94..<96 where saved > 0: return .restoreAnew(number(below: saved))
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

import Wayline

class StarRating: Control, OptionInput {
    var stars = 0 { didSet { touch() } }

    override var role: String { "rating" }
    override var input: Control.Input { .options(self) }
    override func stateText(in wording: Wording) -> String { "\(stars) of 5" }

    override var saved: String? { "\(stars)" }
    override func restore(_ saved: String) { stars = Int(saved) ?? stars }

    var count: Int { 5 }
    func title(at index: Int) -> String { "\(index + 1)" }
    func isChosen(at index: Int) -> Bool { index + 1 == stars }
    func choose(at index: Int) { stars = index + 1 }
}

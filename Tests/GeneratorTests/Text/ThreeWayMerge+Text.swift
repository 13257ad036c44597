import WaylineGenerator

extension ThreeWayMerge {
    init(base: String, mine: String, theirs: String) {
        self.init(base: Array(base.utf8), mine: Array(mine.utf8), theirs: Array(theirs.utf8))
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

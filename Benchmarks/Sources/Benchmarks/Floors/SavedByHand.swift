/// A stack of pages written as JSON and read again, by hand.
///
/// The floor of saving and restoring. It knows the order of the fields, and that no text needs an
/// escape.
struct SavedByHand {
    struct Page {
        let name: String
        let id: Int
        let title: String
    }

    private(set) var bytes: [UInt8] = []
    private var place = 0

    init(_ pages: [Page]) {
        bytes.reserveCapacity(pages.count * 48)
        for page in pages {
            write("{\"name\":\"")
            write(page.name)
            write("\",\"id\":")
            write(String(page.id))
            write(",\"title\":\"")
            write(page.title)
            write("\"},")
        }
    }

    /// Reads the pages back.
    mutating func pages() -> [Page] {
        var pages: [Page] = []
        place = 0
        while place < bytes.count {
            let name = text(after: "{\"name\":\"")
            let id = number(after: "\",\"id\":")
            pages.append(Page(name: name, id: id, title: text(after: ",\"title\":\"")))
            place += "\"},".utf8.count
        }
        return pages
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func text(after key: StaticString) -> String {
        place += key.utf8CodeUnitCount
        let start = place
        while bytes[place] != UInt8(ascii: "\"") { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func number(after key: StaticString) -> Int {
        place += key.utf8CodeUnitCount
        var number = 0
        while bytes[place] != UInt8(ascii: ",") {
            number = number &* 10 &+ Int(bytes[place] & 0x0F)
            place += 1
        }
        return number
    }
}

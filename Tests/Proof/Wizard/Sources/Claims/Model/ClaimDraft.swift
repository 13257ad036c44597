import Wayline

/// A claim as far as the user has filled it in.
public struct ClaimDraft: ScreenInput, DefaultInitializable {
    /// The number under which the draft is saved; nil until then.
    public internal(set) var id: Int?
    public internal(set) var policy = ""
    public internal(set) var day: CalendarDate?
    public internal(set) var place = ""
    public internal(set) var kind = DamageKind.water
    public internal(set) var rooms = 1
    public internal(set) var cause = WaterCause.pipe
    public internal(set) var brigadeCame = false
    public internal(set) var extent = ""
    public internal(set) var report = ""
    public internal(set) var items: [DamagedItem] = []
    public internal(set) var payout = Payout.transfer
    public internal(set) var account = ""
    public internal(set) var phone = ""

    public init() {}

    /// The sum of all items, in euros.
    var total: Int { items.map(\.amount).reduce(0, +) }
}

/// The kind of damage, which decides the step after the choice.
public enum DamageKind: String, CaseIterable, Codable, Sendable {
    case water, fire, theft

    func text(_ words: Words) -> String {
        switch self {
        case .water: words("Water", "Nước")
        case .fire: words("Fire", "Cháy")
        case .theft: words("Theft", "Trộm cắp")
        }
    }
}

/// The reason for damage by water.
public enum WaterCause: String, CaseIterable, Codable, Sendable {
    case pipe, rain

    func text(_ words: Words) -> String {
        switch self {
        case .pipe: words("A broken pipe", "Vỡ ống nước")
        case .rain: words("Heavy rain", "Mưa lớn")
        }
    }
}

/// The way in which the insurance pays.
public enum Payout: String, CaseIterable, Codable, Sendable {
    case transfer, cheque

    func text(_ words: Words) -> String {
        switch self {
        case .transfer: words("Bank transfer", "Chuyển khoản")
        case .cheque: words("Cheque by post", "Séc qua bưu điện")
        }
    }
}

/// A thing that was damaged or stolen.
public struct DamagedItem: Hashable, Codable, Sendable, Identifiable {
    public let id: Int
    let name: String

    /// Its price in euros.
    let amount: Int
}

/// A claim that was submitted.
public struct Claim: Hashable, Codable, Sendable, Identifiable {
    public let id: Int
    let contents: ClaimDraft
}

/// The end of the form.
enum Filing: Codable, Hashable, Sendable {
    case submitted(Claim)

    /// The user goes on later, with the draft that is saved.
    case saved
}

extension ClaimDraft {
    /// Returns the lines of a summary, by the step in which they are filled in.
    func rows(_ words: Words) -> [NamedValues.Row] {
        let common: [NamedValues.Row] = [
            .init(words("Policy", "Hợp đồng"), policy),
            .init(words("Day", "Ngày"), day?.description ?? ""),
            .init(words("Place", "Nơi"), place),
            .init(words("Damage", "Thiệt hại"), kind.text(words)),
        ]
        let payment: NamedValues.Row = .init(
            words("Payment", "Chi trả"),
            payout == .transfer ? "\(payout.text(words)), \(account)" : payout.text(words))
        return common + kindRows(words) + items.map { .init($0.name, "€\($0.amount)") }
            + [.init(words("Total", "Tổng"), "€\(total)"), payment]
            + [.init(words("Phone", "Điện thoại"), phone)]
    }

    private func kindRows(_ words: Words) -> [NamedValues.Row] {
        switch kind {
        case .water:
            [
                .init(words("Cause", "Nguyên nhân"), cause.text(words)),
                .init(words("Rooms", "Số phòng"), "\(rooms)"),
            ]
        case .fire:
            [
                .init(words("Extent", "Mức độ"), extent),
                .init(
                    words("Fire brigade", "Cứu hỏa"),
                    brigadeCame ? words("came", "có đến") : words("did not come", "không đến")),
            ]
        case .theft: [.init(words("Report", "Biên bản"), report)]
        }
    }
}

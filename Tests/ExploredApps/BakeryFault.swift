/// A fault that was put into the bakery.
public enum BakeryFault: String, CaseIterable, Codable, Sendable {
    case unknownRoute, impossibleDecision, leak, guardCircle, deadEnd, noWayHome, tooManyLoaves
    case hiddenState, endlessWork, emptyTitle, untranslated, idleButton, doubleName
    case noText, onlyStays, unusableKey
}
